import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import { inputFrame } from './input-style.ts';
import { TagPill } from './TagPill.tsx';
import { splitTags, tagOf } from './tags.ts';

type Props = FieldProps & {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  /** Enter with nothing typed, for a form whose button is disabled: the browser would not submit it. */
  onEnter?: () => void;
  isInvalid?: (tag: string) => boolean;
  /** A tag that is there already is not added again; this tells which. */
  onDuplicate?: (tag: string) => void;
  /** Told of every change of what is typed but not yet added. */
  onDraft?: (text: string) => void;
  parsePaste?: (text: string) => { tags: string[]; rest: string };
  placeholder?: string;
  disabled?: boolean;
  name?: string;
};

export function TagInput(props: Props) {
  const { value, onChange, onBlur, onEnter, isInvalid, onDuplicate, onDraft, parsePaste = splitTags, ...rest } = props;
  const { placeholder, disabled, name, ...field } = rest;
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function type(text: string) {
    setDraft(text);
    onDraft?.(text);
  }

  function add(tags: string[], left = '') {
    const fresh = [...new Set(tags)].filter((tag) => !value.includes(tag));
    for (const tag of tags) if (value.includes(tag)) onDuplicate?.(tag);
    if (fresh.length > 0) onChange([...value, ...fresh]);
    type(left);
  }

  function commit() {
    const tag = tagOf(draft);
    if (tag !== '') add([tag]);
    else if (draft !== '') type('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && draft === '' && value.length > 0) return onChange(value.slice(0, -1));
    // With nothing typed, Enter submits the form as in any other field.
    if (event.key === 'Enter' && tagOf(draft) === '') onEnter?.();
    if (event.key !== ' ' && (event.key !== 'Enter' || tagOf(draft) === '')) return;
    event.preventDefault();
    commit();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const { tags, rest: left } = parsePaste(draft + event.clipboardData.getData('text'));
    if (tags.length === 0) return;
    event.preventDefault();
    add(tags, left);
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    input.current?.focus();
  }

  return (
    <Field {...field}>
      {(wiring) => (
        <div
          className={classNames(
            inputFrame(Boolean(field.error)),
            'flex max-h-(--pills-max) min-h-control flex-wrap content-start items-center gap-1 overflow-y-auto px-1 py-0.75 [scrollbar-width:thin] has-[input:disabled]:border-border-strong has-[input:disabled]:bg-surface-sunken has-[input:focus]:outline-2 has-[input:focus]:outline-focus',
          )}
        >
          <ul className="contents" aria-label={typeof field.label === 'string' ? field.label : undefined}>
            {value.map((tag) => (
              <TagPill
                key={tag}
                tag={tag}
                isInvalid={isInvalid?.(tag)}
                disabled={disabled}
                onRemove={() => remove(tag)}
              />
            ))}
          </ul>
          <input
            {...wiring}
            ref={input}
            name={name}
            value={draft}
            disabled={disabled}
            placeholder={value.length === 0 ? placeholder : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              commit();
              onBlur?.();
            }}
            className={classNames(
              'h-6 flex-1 bg-transparent px-1.5 outline-none placeholder:text-text-faint max-md:h-8',
              disabled ? 'w-0' : 'min-w-30',
            )}
          />
        </div>
      )}
    </Field>
  );
}
