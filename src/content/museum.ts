/** What is true of a work in every language. */
export type Work = {
  /** The number on the label, and the id in `/artwork/:id`. */
  id: number;
  /** The id in `/artwork-description/:artworkId`. */
  slug: string;
  /** As the museum writes it, in Italian. */
  title: string;
  artist: string;
  /** `workshop`: attributed to the artist and the workshop, and said so wherever the artist is named. */
  hand?: "workshop";
};

export type Museum = {
  /** The first segment of the visitor's addresses. */
  slug: string;
  /** In the museum's own language, Italian. */
  name: string;
  works: readonly Work[];
};
