/** Why a file cannot be put together, for a curator and for the technician. */
export class Refusal extends Error {
  readonly found: string;
  readonly todo: string;
  readonly detail: string;

  constructor(found: string, todo: string, detail: string) {
    super(detail);
    this.found = found;
    this.todo = todo;
    this.detail = detail;
  }
}
