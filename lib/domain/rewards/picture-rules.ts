/** Rules for the pictures of products. */
export const pictureRules = {
  /** Highest size of an uploaded picture. */
  mostMegabytes: 5,
  /** Days after which a picture that no product uses is deleted. */
  keptDays: 7,
} as const;
