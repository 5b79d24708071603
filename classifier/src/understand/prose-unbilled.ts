import { normalText } from '../phrases/normal-text.ts';
import { costKind } from './cost-kind.ts';
import type { Told } from './prose-rows.ts';
import { type Sentence, textOf } from './sentences.ts';

const living = /^(HOUSING|FOOD|HOUSING_AND_FOOD)$/;
const livingWord = /\b(housing|food|room|board|meals?|meal plan|residence hall|dorm\w*)\b/i;

/** "so housing and food will not be on your bill", "you will not be charged for a room". */
const denied =
  /\b(will|do|does|are|is) not (be )?(on|part of|appear on|included in|added to) (your|the) (bill|account|charges)\b|\byou (will|do|are) not (be )?(charged|billed|pay|owe)\b|\b(does|do|will) not apply to you\b|\b(no|without) (\w+ ){0,2}(charges?|bill) for\b/i;
const atHome =
  /\byou( will| plan to| intend to)? (be )?(live|living|commut\w+|stay\w*) (at home|with (your )?(parents|family|relatives)|from home)\b|\bas a commuter\b|\byou (will|plan to) commute\b/i;
/** "Students in residence also pay", "Those who live on campus". */
const ofResidents =
  /\b(students?|those|residents|undergraduates) (in residence|in (the|our) (residence )?halls|(who )?(live|living|reside|residing) (on campus|in (the|our) (residence )?halls))\b|\b(resident(ial)?|on-campus|boarding) students\b/i;
/** What the reader is to count with all the same. */
const ofReader = /\b(you|your|we|allow\w*|budget\w*|estimate\w*|home|off[- ]campus)\b/i;

/** A room and meals that others pay for are no cost of a reader who is said to live at home. */
export function withoutUnbilled(told: Told[], sentences: Sentence[]): Told[] {
  const isLiving = ({ topic, section }: Told): boolean =>
    section === 'COST' && living.test(costKind(normalText(topic.text)) ?? '');
  if (!told.some(isLiving)) return told;
  const texts = sentences.map(({ tokens }) => textOf(tokens));
  const isDenied = texts.some((text) => !/\$/.test(text) && denied.test(text) && livingWord.test(text));
  const isAtHome = isDenied || texts.some((text) => atHome.test(text));
  const isOthers = (one: Told): boolean => {
    const text = textOf(one.sentence.tokens);
    return (isAtHome && ofResidents.test(text)) || (isDenied && !ofReader.test(text));
  };
  return told.filter((one) => !(isLiving(one) && isOthers(one)));
}
