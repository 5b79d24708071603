import { type Html, html } from './html.ts';

type Field = {
  name: string;
  label: string;
  type: 'email' | 'password';
  autocomplete: 'username' | 'current-password' | 'new-password';
  value?: string;
  help?: string;
  error?: Html | string;
  isFocused?: boolean;
  /** Stands right of the label. */
  aside?: Html;
};

export function field(options: Field): Html {
  const { name, label, type, autocomplete, value, help, error, isFocused, aside } = options;
  const describedBy = [error && `${name}-error`, help && `${name}-help`].filter(Boolean).join(' ');
  return html`<div class="field">
<div class="label"><label for="${name}">${label}</label>${aside}</div>
<div class="with"><input class="input" id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${
    value !== undefined && html` value="${value}"`
  } required${type === 'email' && html` spellcheck="false" autocapitalize="none" maxlength="254"`}${
    describedBy !== '' && html` aria-describedby="${describedBy}"`
  }${error !== undefined && html` aria-invalid="true"`}${isFocused && html` autofocus`}>${
    error === undefined ? value && filledIcon : errorIcon
  }</div>
${error !== undefined && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
${help && html`<p class="help" id="${name}-help">${help}</p>`}
</div>`;
}

const filledIcon = html`<svg class="icon filled" viewBox="0 0 16 16" aria-hidden="true"><path d="m3.25 8.5 3.1 3.1 6.4-7.2"/></svg>`;
const errorIcon = html`<svg class="icon wrong" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="5.75"/><path d="m6.1 6.1 3.8 3.8m0-3.8L6.1 9.9"/></svg>`;
