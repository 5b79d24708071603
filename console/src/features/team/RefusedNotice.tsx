import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { messages: string[]; onClose: () => void };

/** What was refused, one by one. */
export function RefusedNotice({ messages, onClose }: Props) {
  if (messages.length === 0) return null;
  return (
    <div className="mt-4">
      <Notice
        color="red"
        actions={
          <Button size="sm" onClick={onClose}>
            Close
          </Button>
        }
      >
        {messages.map((message) => (
          <span key={message} className="block">
            {message}
          </span>
        ))}
      </Notice>
    </div>
  );
}
