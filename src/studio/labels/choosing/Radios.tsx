import { useId } from "react";

type RadiosProps<Value extends string> = {
  legend: string;
  value: Value;
  choices: readonly (readonly [value: Value, name: string])[];
  onChoice: (value: Value) => void;
};

/** A choice of one that is shown whole. */
export function Radios<Value extends string>({
  legend,
  value,
  choices,
  onChoice,
}: RadiosProps<Value>) {
  const name = useId();
  return (
    <fieldset className="labels-radios">
      <legend>{legend}</legend>
      {choices.map(([each, label]) => (
        <label key={each} className="check">
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChoice(each)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
