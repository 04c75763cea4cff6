/** A picture, recording or film; its bytes are kept beside the documents, by their checksum. */
export type FileDocument = { sha256: string; bytes: number };
