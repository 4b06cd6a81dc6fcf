import type { ReactNode } from 'react';
import { PageHead } from '@/lib/page-head';
import { Picture } from '@/ui/layout/picture';
import { Trail } from '@/ui/layout/trail';

/** The layout of the sign-in pages: the form on one side, a picture of the arena on the other. */
export function AuthPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 lg:min-h-[max(46rem,calc(100dvh-var(--header-height)))] lg:grid-cols-2">
      <PageHead title={title} isPrivate />
      {/* On wide screens the form is aligned with the header and all other pages (`page-width`). */}
      <div className="flex flex-col justify-center px-[clamp(1rem,4vw,3rem)] py-14 lg:py-20 lg:pl-[max(clamp(1rem,4vw,3rem),calc(100%-39rem))]">
        <div className="mx-auto flex w-full max-w-md flex-col gap-8 lg:mx-0">
          <div>
            <h1 className="display-2">{title}</h1>
            <p className="lead mt-3 text-muted">{lead}</p>
          </div>
          {children}
        </div>
      </div>
      <div className="night relative isolate hidden overflow-clip lg:block">
        <Picture
          src="/pictures/arena/goal-moment.webp"
          alt=""
          sizes="max(50vw, 84rem)"
          className="absolute inset-0 -z-10 size-full max-w-none object-cover"
        />
        <Trail animated className="absolute inset-x-8 bottom-10 h-24" />
      </div>
    </div>
  );
}
