/** What is used of saxen, which comes without types. */
declare module "saxen" {
  type Decode = (text: string) => string;

  export class Parser {
    on(
      event: "openTag",
      hear: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: "closeTag", hear: (name: string) => void): this;
    on(event: "text" | "cdata", hear: (text: string) => void): this;
    on(event: "error" | "warn", hear: (problem: Error) => void): this;
    parse(xml: string): this;
    stop(): void;
  }
}
