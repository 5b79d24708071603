import { Link } from 'react-router';
import { Prose } from './Prose.tsx';
import { SupportEmail } from './SupportEmail.tsx';

export default function HelpScreen() {
  return (
    <Prose title="Help">
      <h2>What can I upload?</h2>
      <p>
        PDF, PNG, JPG, HEIC, WebP and TIFF files up to 5 MB and 50 pages, or a ZIP of images that together are one
        letter. A job holds up to 10,000 letters.
      </p>
      <h2>Why did a letter fail?</h2>
      <ul>
        <li>Bad file: it is empty, damaged, encrypted or of an unknown type. Save it again without a password.</li>
        <li>Size limit exceeded: it is over 5 MB or 50 pages. Send only the pages of the letter.</li>
        <li>Invalid: it is not an award letter.</li>
        <li>Not supported: it is one, but could not be read well enough. Try a sharper scan.</li>
      </ul>
      <h2>Who can do what?</h2>
      <ul>
        <li>Administrators do everything, and manage members, settings and billing.</li>
        <li>Users upload letters, download results and manage developer tools.</li>
        <li>Reviewers decide letters in manual review.</li>
      </ul>
      <h2>How do I connect my own system?</h2>
      <p>
        Create a key under Manage API Keys and follow the{' '}
        <Link to="/docs/api" className="text-accent-text underline underline-offset-2">
          API guide
        </Link>
        .
      </p>
      <h2>I can't sign in, or see the wrong organization</h2>
      <p>
        Choose the organization at the top of the page. If yours is missing, ask its administrator to invite the email
        address that you sign in with.
      </p>
      <h2>Still stuck?</h2>
      <p>
        Write to <SupportEmail />.
      </p>
    </Prose>
  );
}
