import { Prose } from './Prose.tsx';
import { SupportEmail } from './SupportEmail.tsx';

export default function LegalScreen() {
  return (
    <Prose title="Legal">
      <h2>Whose letters they are</h2>
      <p>
        Letters, and the figures read from them, belong to the organization that uploaded them. They are shown to its
        members only, and are used for nothing but its own results.
      </p>
      <h2>What is kept, and for how long</h2>
      <ul>
        <li>Letter files: as long as the organization sets; figures stay when a file is deleted.</li>
        <li>Deleted jobs: their files and figures are removed. The count of charged letters stays for billing.</li>
        <li>Webhook logs: 30 days. Exports: 7 days. Audit log: one year.</li>
      </ul>
      <h2>What the figures are</h2>
      <p>
        Tassel reads what a letter says. The college decides what it offers: check a figure against the letter before
        anyone relies on it.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        Your sign-in, the organization you chose and how you set up the console. Signing out removes your sign-in and
        profile.
      </p>
      <h2>Questions about your data</h2>
      <p>
        Write to <SupportEmail />.
      </p>
    </Prose>
  );
}
