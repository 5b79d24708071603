export type Sleep = (milliseconds: number) => Promise<void>;

export const sleep: Sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
