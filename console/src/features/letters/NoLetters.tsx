import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Before the first letter: what the page is for. */
export function NoLetters() {
  return (
    <EmptyState
      title="Every letter of your organization, from every job"
      text="Each one carries its status, school, award year, free money and net price."
      actions={
        <Button to="/upload" variant="primary" icon="upload">
          Upload letters
        </Button>
      }
      facts={[
        { term: 'Ready', detail: 'Read, with every amount placed on the page' },
        { term: 'Manual review', detail: 'A person decides, where review is on' },
        { term: 'Not supported', detail: 'An award letter that could not be read well enough' },
        { term: 'Invalid', detail: 'Not an award letter' },
        { term: 'Bad file', detail: 'Empty, damaged, encrypted or of an unknown type' },
      ]}
    />
  );
}
