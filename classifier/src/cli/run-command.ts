/** Runs a command: what it cannot read is told in a line, a wrong option with the usage. */
export async function runCommand(usage: string, main: (args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (!isSaid(error)) throw error;
    const isWrongOption = error.code.startsWith('ERR_PARSE_ARGS');
    console.error(isWrongOption ? `${error.message}\n\n${usage}` : error.message);
    process.exitCode = isWrongOption ? 2 : 1;
  }
}

/** Of the system and of the options, and no mistake of ours. */
const isSaid = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
