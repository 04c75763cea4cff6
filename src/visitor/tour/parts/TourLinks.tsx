import { Button } from "../../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { addressOf, useVisit } from "../../shell/visit.ts";
import { useTourData } from "../useTourData.ts";

type TourLinksProps = {
  /** The stop where the visitor is. */
  slug: string;
  /** Hears the introduction again; `undefined` where that is what is heard. */
  onIntroduction: (() => void) | undefined;
};

/** The ways on: the introduction, this work by itself, all works. */
export function TourLinks({ slug, onIntroduction }: TourLinksProps) {
  const visit = useVisit();
  const { artwork, list } = visit.messages;
  const { tour } = useTourData();
  return (
    <p className="tour-further">
      {onIntroduction && (
        <Button look="plain" icon="play" onClick={onIntroduction}>
          {tour.startIntroduction}
        </Button>
      )}
      <ButtonLink look="plain" to={addressOf(visit, `artwork-description/${slug}`)}>
        {artwork.listen}
      </ButtonLink>
      <ButtonLink look="plain" icon="palette" to={addressOf(visit, "list")}>
        {list.title}
      </ButtonLink>
    </p>
  );
}
