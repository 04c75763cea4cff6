export const MB = 1024 * 1024;

export const inMB = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;
