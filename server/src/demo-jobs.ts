/** Sample letters (`classifier/samples`) under the names that people give to files. */
type DemoLetter = { sample: string; filename: string; college: string };
export type DemoJob = { name: string; creator: 'dana' | 'marcus'; isReviewed: boolean; letters: DemoLetter[] };

const digital = (sample: string, college: string): DemoLetter => ({
  sample: `digital/${sample}.pdf`,
  filename: `${college}.pdf`,
  college,
});
const other = (sample: string, filename: string, college = ''): DemoLetter => ({ sample, filename, college });

/** One job that is done, one in review, one with failures: what people meet in a season. */
export const demoJobs: DemoJob[] = [
  {
    name: 'Seniors, first letters',
    creator: 'dana',
    isReviewed: false,
    letters: [
      digital('d01-harrow-glen-college', 'Harrow Glen College'),
      digital('d02-vandermeer-university', 'Vandermeer University'),
      digital('d04-kestrel-bay-university', 'Kestrel Bay University'),
      digital('d05-saltmarsh-state-college', 'Saltmarsh State College'),
      digital('d06-caprock-state-university', 'Caprock State University'),
      digital('d07-kulshan-state-university', 'Kulshan State University'),
      digital('d13-thornbury-college', 'Thornbury College'),
      digital('d26-ridgemont-valley-university', 'Ridgemont Valley University'),
      digital('d31-eastmoor-university', 'Eastmoor University'),
      digital('d32-millrace-college', 'Millrace College'),
      digital('d38-cascadia-rim-college', 'Cascadia Rim College'),
      digital('d41-painted-mesa-university', 'Painted Mesa University'),
    ],
  },
  {
    name: 'From families, by phone',
    creator: 'marcus',
    isReviewed: false,
    letters: [
      digital('d14-alderbrook-university', 'Alderbrook University'),
      digital('d35-tidewater-grove-university', 'Tidewater Grove University'),
      digital('d55-poudre-canyon-state-university', 'Poudre Canyon State University'),
      other('bad/b01-empty.pdf', 'Award letter (1).pdf'),
      other('bad/b02-truncated.pdf', 'scan0003.pdf'),
      other('bad/b03-encrypted.pdf', 'financial aid protected.pdf'),
      other('bad/b07-random.heic', 'IMG_2041.heic'),
      other('negatives/n01-tuition-bill.pdf', 'fall bill.pdf'),
      other('negatives/n05-admission-letter.pdf', 'Congratulations!.pdf'),
    ],
  },
  {
    name: 'Transfers, to be checked',
    creator: 'marcus',
    isReviewed: true,
    letters: [
      digital('d40-palmetto-crest-university', 'Palmetto Crest University'),
      digital('d47-merrimack-falls-university', 'Merrimack Falls University'),
      digital('d60-truckee-meadow-university', 'Truckee Meadow University'),
      other('negatives/n03-fafsa-summary.pdf', 'FAFSA.pdf', 'Larch Hill College'),
      other('negatives/n12-missing-documents-letter.pdf', 'Tollgate Valley.pdf', 'Tollgate Valley College'),
      other('screenshots/w01-ocmulgee-state-university.png', 'portal screenshot.png', 'Ocmulgee State University'),
    ],
  },
];
