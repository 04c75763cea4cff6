export type NamedText = { name: string; text: string; link?: { to: string; name: string } };

type NamedTextsProps = {
  texts: readonly NamedText[];
  className: string;
  list?: "ol" | "ul";
  heading?: "h3" | "h4";
};

/** A list of short texts, each under a heading of its own. */
export function NamedTexts({
  texts,
  className,
  list: List = "ul",
  heading: Heading = "h4",
}: NamedTextsProps) {
  return (
    <List role="list" className={className}>
      {texts.map(({ name, text, link }) => (
        <li key={name}>
          <Heading>{name}</Heading>
          <p>{text}</p>
          {link && <a href={link.to}>{link.name}</a>}
        </li>
      ))}
    </List>
  );
}
