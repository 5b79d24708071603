/** "1 letter", "1,204 letters". */
export const countedLetters = (count: number): string =>
  count === 1 ? '1 letter' : `${count.toLocaleString('en-US')} letters`;
