import { useState } from 'react';
import { bodyText, headerText } from './call-texts.ts';
import { JsonText } from './JsonText.tsx';
import { TextTabs } from './TextTabs.tsx';

type Header = { name: string; value: string };
type Props = {
  call: {
    errorMessage?: string | null;
    body?: string | null;
    headers: Header[];
    responseBody?: string | null;
    responseHeaders?: Header[] | null;
  };
};

type TabName = 'answer' | 'answer-headers' | 'body' | 'headers';

/** What was sent and what came back. */
export function CallTexts({ call }: Props) {
  const [chosen, setChosen] = useState<TabName>('answer');
  const tabs = [
    { name: 'answer' as const, label: 'Answer' },
    { name: 'answer-headers' as const, label: 'Answer headers', count: call.responseHeaders?.length ?? 0 },
    ...(call.body === undefined ? [] : [{ name: 'body' as const, label: 'Request body' }]),
    { name: 'headers' as const, label: 'Request headers', count: call.headers.length },
  ];
  const texts: Record<TabName, string> = {
    answer: bodyText(call.responseBody),
    'answer-headers': headerText(call.responseHeaders),
    body: bodyText(call.body),
    headers: headerText(call.headers),
  };
  const isBody = chosen === 'answer' || chosen === 'body';
  return (
    <>
      {call.errorMessage && (
        <p className="border-b border-border px-4 py-2.5 text-sm text-red-text">{call.errorMessage}</p>
      )}
      <TextTabs label="What to show" tabs={tabs} chosen={chosen} onChoose={setChosen} />
      {texts[chosen] ? (
        <JsonText
          label={tabs.find(({ name }) => name === chosen)?.label ?? ''}
          text={texts[chosen]}
          isPlain={!isBody}
        />
      ) : (
        <p className="px-4 py-3 text-sm text-text-faint">{chosen === 'body' ? 'No longer kept.' : 'Nothing came.'}</p>
      )}
    </>
  );
}
