/** A request that is answered with its status and a page of these words. */
export class Refusal extends Error {
  readonly status: number;
  readonly title: string;
  readonly text: string;

  constructor(status: number, title: string, text: string) {
    super(`${status} ${title}`);
    this.status = status;
    this.title = title;
    this.text = text;
  }
}
