/** Nouns that make a capital name in running text an aid (normal text). */
export const aidName =
  /\b(scholarship|scholars?|grant|award|fellowship|loan|work study|waiver|remission|pell|seog|stipend|assistantship|bursary)\b/;

/** A letter that offers says so. */
export const offerCue =
  /\b(pleased|delighted|happy|proud|congratulations|awarded|award you|offer(ed|ing)? you|can offer|you will receive|you have been|selected (for|to)|eligible to receive|expected to receive)\b/i;

/** Wording beside a figure that is no offer: limits, averages, deposits, examples. */
export const noAmount =
  /\b(maximum|at most|no more than|average|last year|deposit|tax credit|credit of up|limits?|parents? (may|can)|may (apply|choose|qualify)|example|typical(ly)?|if you|becomes?|prior|previous|already|debt|fee of|more than|less than|total (value|package|of)|a total|together (these|they|your)|voucher|per month|monthly|minimum|range|lifetime|proceeds|balance|replaces|gpa)\b/i;
