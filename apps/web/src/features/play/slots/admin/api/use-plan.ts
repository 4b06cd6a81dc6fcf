import type { SlotGenerationWire, SlotPreviewWire } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/errors/api-error';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';

export interface Plan<Body> {
  /** What it would make, once it was asked for; nothing is made before `confirm`. */
  preview: SlotPreviewWire | null;
  /** Something has changed since the preview that was agreed to; this is the new one. */
  isRenewed: boolean;
  /** How far the making has come; null before it was agreed to. */
  generation: SlotGenerationWire | null;
  ask: (body: Body) => void;
  confirm: () => void;
  /** Back to the form. */
  back: () => void;
  isPending: boolean;
  error: Error | null;
}

export interface PlanSteps {
  /** It was agreed to; from now on nothing that was typed can be lost. */
  onStart: () => void;
  /** All of it is made. */
  onDone: (generation: SlotGenerationWire, preview: SlotPreviewWire) => void;
}

const pollMs = 700;

/** A plan of many slots: its preview, the consent to it, and its making. */
export function usePlan<Body extends object>(
  send: (body: Body & { confirm: string | null }) => Promise<SlotPreviewWire>,
  { onStart, onDone }: PlanSteps,
): Plan<Body> {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Body | null>(null);
  const [preview, setPreview] = useState<SlotPreviewWire | null>(null);
  const [isRenewed, setRenewed] = useState(false);
  const [started, setStarted] = useState<SlotGenerationWire | null>(null);
  const work = useMutation({
    mutationFn: ({ body, confirm }: { body: Body; confirm: string | null }) => send({ ...body, confirm }),
    meta: { failure: false },
    onSuccess: (answer) => {
      setRenewed(false);
      setPreview(answer);
      setStarted(answer.generation);
      if (answer.generation) onStart();
    },
    onError: (error) => {
      if (!isOutOfDate(error)) return;
      setPreview(error.data as SlotPreviewWire);
      setRenewed(true);
    },
  });
  const id = started?.id ?? '';
  const progress = useQuery({
    ...callQuery('slots.admin.generation', { params: { id } }),
    enabled: started?.state === 'running',
    refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : pollMs),
  });
  const generation = progress.data ?? started;
  const made = generation?.made;
  const isDone = generation?.state === 'done';
  // The calendar behind fills as they are made.
  useEffect(() => {
    if (made !== undefined)
      void client.invalidateQueries({ queryKey: [...queryKeys.area('slots'), 'slots.admin.list'] });
  }, [client, made, isDone]);
  const finish = useEffectEvent(() => generation && preview && onDone(generation, preview));
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return {
    ...{ preview, isRenewed, generation },
    ask: (body) => {
      setAsked(body);
      work.mutate({ body, confirm: null });
    },
    confirm: () => asked && preview && work.mutate({ body: asked, confirm: preview.fingerprint }),
    back: () => {
      setPreview(null);
      setRenewed(false);
      work.reset();
    },
    isPending: work.isPending,
    error: isOutOfDate(work.error) ? null : (work.error ?? progress.error),
  };
}

const isOutOfDate = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'BOOK_013' && error.data !== null && error.data !== undefined;
