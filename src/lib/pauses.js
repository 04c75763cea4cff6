/** In seconds: the silence before a recording, between sentences or paragraphs, and after it. */
export const pauses = { before: 0.15, sentence: 0.42, paragraph: 0.75, after: 0.3 };
