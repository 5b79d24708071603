import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
import { GallerySection } from './GallerySection.tsx';

const openDownloads = { label: 'Downloads', onSelect: () => {} };

export function MessagesSection() {
  return (
    <GallerySection title="Messages">
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => toast({ kind: 'success', text: 'Export of 2 jobs is on its way.', action: openDownloads })}
        >
          Show success
        </Button>
        <Button onClick={() => toast({ kind: 'info', text: 'Your session ends in 5 minutes.' })}>Show info</Button>
        <Button
          onClick={() =>
            toast({
              kind: 'error',
              text: 'Something went wrong! (press here to reload the page)',
              duration: Number.POSITIVE_INFINITY,
              onClick: () => location.reload(),
            })
          }
        >
          Show error that stays
        </Button>
      </div>
      <div className="grid gap-3">
        <Notice color="orange" title="The letter understates the price by $19,900.">
          It subtracts loans and work as if they were gifts.
        </Notice>
        <Notice color="red" title="Payment failed.">
          Reading and export still work.
        </Notice>
        <Notice color="blue">No card is charged here: this is the test processor.</Notice>
        <Notice color="green">All 214 letters are ready.</Notice>
        <Notice color="default" title="Read only." actions={<Button size="sm">Ask for access</Button>}>
          Reviewers see letters, not settings.
        </Notice>
        <ErrorState
          title="The letters could not be loaded"
          text="The server took longer than 10 seconds. Nothing is lost."
          onRetry={() => {}}
        />
      </div>
    </GallerySection>
  );
}
