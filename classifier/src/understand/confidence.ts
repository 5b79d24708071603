import type { Findings } from './findings.ts';

type Doubt = { factor: number; applies: (findings: Findings) => boolean };

const isOpen = ({ proof }: Findings): boolean => proof === null || proof === 'PART';

/** What lowers the confidence; chosen on letters whose truth is known. Printed sums that agree answer most doubts. */
const doubts: Doubt[] = [
  { factor: 0.97, applies: ({ proof }) => proof === 'ALL' },
  { factor: 0.95, applies: isOpen },
  // Of 30 letters that nobody had seen, most of them such, 16 were right.
  { factor: 0.82, applies: (findings) => findings.isTold && isOpen(findings) },
  { factor: 0.6, applies: ({ isContradicted }) => isContradicted },
  // What a printed sum bears out was not counted twice: some offers are more than the costs.
  { factor: 0.5, applies: (findings) => findings.exceedsCosts && isOpen(findings) },
  // A sum that counts both bears both out.
  { factor: 0.7, applies: (findings) => findings.hasTwins && isOpen(findings) },
  { factor: 0.7, applies: ({ hasOddNames, proof }) => hasOddNames && proof !== 'GIFT' },
  { factor: 0.7, applies: (findings) => findings.countsTotal && isOpen(findings) },
  // "Gift aid" is no name, and it is worth all gifts: they are counted twice, whatever a sum says.
  { factor: 0.6, applies: ({ hasOddNames, countsTotal }) => hasOddNames && countsTotal },
  { factor: 0.6, applies: ({ fallsShort }) => fallsShort },
  { factor: 0.6, applies: (findings) => findings.leavesOutRest },
  { factor: 0.7, applies: (findings) => findings.hasUnread && isOpen(findings) },
  { factor: 0.8, applies: (findings) => findings.hasUnknownRows && isOpen(findings) },
  { factor: 0.7, applies: (findings) => findings.hasUnexplained && isOpen(findings) },
  { factor: 0.7, applies: ({ hasLostCosts }) => hasLostCosts },
  { factor: 0.8, applies: (findings) => findings.hasCostAmongGifts && isOpen(findings) },
  { factor: 0.6, applies: ({ isGuessed }) => isGuessed },
  { factor: 0.6, applies: ({ looksHalved }) => looksHalved },
  { factor: 0.8, applies: (findings) => !findings.hasGift && isOpen(findings) },
  { factor: 0.92, applies: (findings) => findings.isPicture && isOpen(findings) },
  { factor: 0.7, applies: (findings) => findings.isGiftLost && isOpen(findings) },
  { factor: 0.95, applies: ({ hasSchool }) => !hasSchool },
  { factor: 0.8, applies: (findings) => findings.isDoubtfulKind && isOpen(findings) },
];

/** How sure the free money of a letter is: by its least sure gift that no printed sum bears out, less for each doubt. */
export function letterConfidence(findings: Findings): number {
  const product = doubts
    .filter(({ applies }) => applies(findings))
    .reduce((confidence, { factor }) => confidence * factor, findings.leastUnproven);
  return Math.round(product * 1000) / 1000;
}
