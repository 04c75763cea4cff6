/** Documents that change together; `undefined` takes one away. */
export type Changed = readonly (readonly [path: string, document: unknown])[];
