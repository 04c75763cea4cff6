/** Where a draft’s guide is published. It goes along in the museum’s file, and never to visitors. */
export type PublicationDocument = {
  /** The address as it was typed. */
  address?: string;
  /** Whether speech is not recognised by the guide itself, which makes it much smaller. */
  isWithoutEars?: true;
  /** What was published last at each address, the latest first. */
  published?: readonly PublishedAt[];
};

/** A time in ISO 8601. */
export type PublishedAt = { address: string; version: string; made: string };

/** The record with one more publication, which takes the place of what was at its address before. */
export function withPublication(
  document: PublicationDocument | undefined,
  published: PublishedAt,
): PublicationDocument {
  const others = document?.published?.filter(({ address }) => address !== published.address) ?? [];
  return { ...document, published: [published, ...others] };
}
