/** The sign languages by the names of their folders, with the codes that `lang` has for them. */
export const signLanguages = {
  lis: "ise",
  lsf: "fsl",
  dgs: "gsg",
  lse: "ssp",
  bsl: "bfi",
  asl: "ase",
  is: "ils",
} as const;

export type SignLanguage = keyof typeof signLanguages;
