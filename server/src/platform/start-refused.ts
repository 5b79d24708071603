/** A start that can't go on for a reason that people can act on: its message is printed alone, without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
