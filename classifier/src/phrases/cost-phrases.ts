/** Parts that a cost line may name; patterns over normal text. */
export const costParts = {
  loanFees: /\bloan fees?\b|\borigination fees?\b|\bstafford fees?\b/,
  insurance: /\b(health|medical|student) insurance\b|\binsurance\b|\bship\b/,
  living: /\bliving\b/,
  indirect: /\bindirect (costs?|expenses?)\b/,
  enrollment: /\benrollment fees?\b/,
  tuition: /\btuition\b|\binstruction\b/,
  fees: /\bfees?\b/,
  housing: /\b(room|rooms|housing|residence|rent|lodging|dorm|dormitory|apartment)\b/,
  food: /\b(board|meals?|food|dining)\b/,
  books: /\b(books?|supplies|materials|textbooks?)\b/,
  transport: /\b(transportation|transporation|transport|travel|commuting|commuter|parking|gas)\b/,
  personal: /\b(personal|misc|miscellaneous|incidentals?|clothing|laundry)\b/,
  other:
    /\b(tools|uniforms?|computer|laptop|licensure|dependent care|child care|childcare|study abroad|equipment|other (education(al)?|estimated|direct|indirect)? ?(costs?|expenses?|charges?)|loan repayment)\b/,
} as const;
export type CostPart = keyof typeof costParts;
