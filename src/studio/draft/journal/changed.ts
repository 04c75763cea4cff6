/** Documents that change together; `undefined` takes one away. */
export type Edits = readonly (readonly [path: string, document: unknown])[];
