/** One result of a recogniser: what it takes somebody to have said, for now or for good. */
export type Heard = { text: string; isFinal: boolean; confidence: number };
