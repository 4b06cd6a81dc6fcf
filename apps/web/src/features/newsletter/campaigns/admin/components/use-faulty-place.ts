import { useEffect, useEffectEvent, useRef } from 'react';
import type { CampaignForm } from '../model/campaign-form';
import { faultyPlace, type FaultyPlace } from '../model/check-places';

interface EditorView {
  /** Returns whether the tab and the language of a field are on screen. */
  isShown: (place: FaultyPlace) => boolean;
  show: (place: FaultyPlace) => void;
}

/**
 * Leads to the field that keeps the campaign from being saved. Save is offered on every tab, and the other tabs and the
 * other language would hide the field and its message.
 */
export function useFaultyPlace(form: CampaignForm, view: EditorView): void {
  const { errors, submitCount } = form.formState;
  const goal = useRef<FaultyPlace | null>(null);
  const lead = useEffectEvent(() => {
    const place = faultyPlace(errors);
    // The form has already focused a field that is on screen.
    if (place === null || view.isShown(place)) return;
    goal.current = place;
    view.show(place);
  });
  useEffect(() => lead(), [submitCount]);
  const arrive = useEffectEvent(() => {
    if (goal.current === null || !view.isShown(goal.current)) return;
    form.setFocus(goal.current.name);
    goal.current = null;
  });
  // The tab is in the address, so it appears some renders later.
  useEffect(() => arrive());
}
