import { Prose } from './Prose.tsx';
import { SupportEmail } from './SupportEmail.tsx';

export default function AboutScreen() {
  return (
    <Prose title="About Tassel">
      <p>
        Colleges write financial-aid award letters in hundreds of shapes. Tassel turns a batch of them into figures that
        can be compared: what a year costs, which aid is free money, what must be borrowed or earned, and the net price.
      </p>
      <h2>Who it is for</h2>
      <p>
        Organizations that help students choose a college, and the engineers who bring the same figures into their own
        systems.
      </p>
      <h2>How it works</h2>
      <ul>
        <li>Letters are uploaded as a job: PDFs, photos, screenshots.</li>
        <li>Each letter is read. Every amount keeps its place on the page, so a person can check it.</li>
        <li>Letters that can't be read with confidence can go to a reviewer in your organization.</li>
        <li>Results are exported as CSV or XLSX, read over GraphQL, or sent to your webhook.</li>
      </ul>
      <h2>Contact</h2>
      <p>
        Write to <SupportEmail />.
      </p>
    </Prose>
  );
}
