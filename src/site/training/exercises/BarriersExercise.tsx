import { Listen } from "../parts/Listen.tsx";
import picture from "../pictures/sala.svg";
import { recordingOf } from "../recordingOf.ts";
import { room, roomIntro } from "../words/room.ts";
import { SpokenSentences } from "../parts/SpokenSentences.tsx";

/**
 * A room as a drawing and as a list: to open a thing is to say that it blocks somebody. A tap in the
 * drawing opens the same thing of the list.
 */
export function BarriersExercise() {
  const recording = recordingOf("room");
  const answers = recordingOf("room-answers");
  const barriers = room.filter(({ isBarrier }) => isBarrier).length;
  return (
    <div data-exercise="barriers">
      <p>{roomIntro.lead.join(" ")}</p>
      <div className="room">
        <img src={picture} width="1000" height="1000" alt={roomIntro.alt} loading="lazy" />
        <svg viewBox="0 0 1000 1000" aria-hidden="true">
          {room.map(({ id, at: [x, y, width, height] }, index) => (
            <g key={id} data-thing={id}>
              <rect x={x} y={y} width={width} height={height} rx="24" fill="transparent" />
              <circle cx={x + 36} cy={y + 36} r="34" />
              <text x={x + 36} y={y + 36} textAnchor="middle" dominantBaseline="central">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <p className="room-count course-script" role="status" data-found>
        {`Barriere trovate: 0 di ${barriers}.`}
      </p>
      <Listen recording={recording} name="Ascolta le dodici cose" />
      <ol role="list" className="room-things">
        {room.map(({ id, name, is, why, isBarrier }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>
              <SpokenSentences sentences={is} recording={recording} />
            </p>
            <details
              id={id}
              className="answer"
              data-right={isBarrier}
              {...(isBarrier && { "data-barrier": "" })}
            >
              <summary>
                <span>
                  Ferma qualcuno?<span className="visually-hidden"> {name}</span>
                </span>
              </summary>
              <p>
                <SpokenSentences sentences={why} recording={answers} />
              </p>
            </details>
          </li>
        ))}
      </ol>
      <Listen recording={answers} name="Ascolta le risposte" />
    </div>
  );
}
