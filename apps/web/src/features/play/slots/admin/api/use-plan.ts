import type { SlotGenerationWire, SlotPreviewWire } from '@dronesoccer/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/errors/api-error';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';

export interface Plan<Body> {
  /** The preview, or null before it was requested. Nothing is created before `confirm`. */
  preview: SlotPreviewWire | null;
  /** True if something changed after the confirmed preview, so that this is a new one. */
  isRenewed: boolean;
  /** The progress of the generation, or null before the confirmation. */
  generation: SlotGenerationWire | null;
  ask: (body: Body) => void;
  confirm: () => void;
  /** Returns to the form. */
  back: () => void;
  isPending: boolean;
  error: Error | null;
}

export interface PlanSteps {
  /** Called after the confirmation. From now on no input can be lost. */
  onStart: () => void;
  /** Called when all slots are created. */
  onDone: (generation: SlotGenerationWire, preview: SlotPreviewWire) => void;
}

const pollMs = 700;

/** Manages a plan of many slots: its preview, the confirmation and the generation. */
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
  // The calendar behind the drawer shows the slots as they are created.
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
