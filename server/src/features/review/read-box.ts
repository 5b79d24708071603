import type { BoxReading } from '@tassel/classifier/read-box.ts';
import { userError } from '#platform/errors.ts';
import { FileMissing } from '#platform/files.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Region, regionProblem } from './decision.ts';
import { letterInReview, type ReviewInput } from './letter-in-review.ts';

const nothing: BoxReading = { text: '', value: null, description: '' };

/** What stands inside a box that a reviewer drew on a page. */
export async function readBox(context: ViewerContext, input: ReviewInput & { box: Region }): Promise<BoxReading> {
  const letter = await letterInReview(context, input);
  const { page: number, left, top, width, height } = input.box;
  const problem = regionProblem(input.box);
  if (problem) throw userError('BAD_INPUT', problem, { fields: { box: problem } });
  const page = letter.pages?.find((each) => each.number === number);
  if (!page || !letter.file_key) throw userError('NOT_FOUND', 'The letter has no such page.');
  const bytes = await context.files.read(letter.file_key).catch((error) => {
    if (error instanceof FileMissing) throw userError('NOT_FOUND', 'The file of this letter has been removed.');
    throw error;
  });
  const box = { x: left, y: top, width, height };
  // What can't be read the person types.
  return (await context.readBox(bytes, { page: number, box, turn: page.turn ?? 0 })) ?? nothing;
}
