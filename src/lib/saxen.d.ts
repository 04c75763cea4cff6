/** What is used of saxen, which comes without types. */
declare module "saxen" {
  type Decode = (text: string) => string;
  /** Where the parser is; lines count from 0. To be asked while it is there. */
  type Context = () => { line: number };

  export class Parser {
    on(
      event: "openTag",
      hear: (
        name: string,
        attributes: () => Record<string, string>,
        decode: Decode,
        isEmpty: boolean,
        context: Context,
      ) => void,
    ): this;
    on(event: "closeTag", hear: (name: string) => void): this;
    on(event: "text" | "cdata", hear: (text: string) => void): this;
    on(event: "question", hear: (text: string, context: Context) => void): this;
    on(event: "error" | "warn", hear: (problem: Error, context: Context) => void): this;
    parse(xml: string): this;
    stop(): void;
  }
}
