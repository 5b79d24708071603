import { useState } from 'react';
import type { Place } from '#features/letters/letter.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { callGraphql } from '#platform/graphql.ts';
import { toast } from '#ui/toast.ts';
import { readBoxDocument } from './api.ts';
import { linesOf, type ReviewDraft, typedMoney, withAmount } from './review-draft.ts';
import type { Editing } from './use-editing.ts';

/** A new line begins with a box on the page; what stands in it fills the fields that are still empty. */
export function useDrawing(
  letterId: string,
  editing: Editing,
  change: (edit: (draft: ReviewDraft) => ReviewDraft) => void,
) {
  const organizationId = useOrganizationId();
  const [isDrawing, setIsDrawing] = useState(false);

  async function read(key: string, box: Place) {
    try {
      const { readBox } = await callGraphql(readBoxDocument, { id: letterId, organizationId, box });
      const value = readBox.value === null || readBox.value === undefined ? '' : typedMoney(readBox.value);
      change((draft) => {
        const line = linesOf(draft).find((each) => each.key === key);
        if (!line) return draft;
        return withAmount(draft, key, {
          description: line.description || readBox.description,
          value: line.value || value,
        });
      });
    } catch {
      toast({ kind: 'info', text: 'The box could not be read. Type what stands in it.' });
    }
  }

  return {
    isDrawing,
    toggle: () => setIsDrawing(!isDrawing),
    cancel: () => setIsDrawing(false),
    finish: ({ page, left, top, width, height }: Place) => {
      setIsDrawing(false);
      const box = { page, left, top, width, height };
      void read(editing.add('freeMoney', box), box);
    },
  };
}
