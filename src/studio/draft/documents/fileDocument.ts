/** A picture, recording or film. Its bytes are stored apart from the documents, by checksum. */
export type FileDocument = { sha256: string; bytes: number };
