// A person's page on its way, in its own shape.
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

export function PersonSkeleton() {
  return (
    <Page title="Profile" titleHidden width="wide" back={false}>
      <Loading
        label="Loading the profile..."
        className="-mx-(--gutter) -mt-2 flex flex-col gap-6 md:mx-0 md:mt-0 md:grid md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:gap-8"
      >
        <div className="flex flex-col gap-3">
          <Skeleton shape="block" className="h-[clamp(18rem,55dvh,30rem)] w-full md:rounded-2xl" />
          <div className="flex flex-col gap-3 px-(--gutter) md:px-0">
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
        <div className="flex flex-col gap-3 px-(--gutter) md:px-0">
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
          <Skeleton shape="block" className="mt-3 aspect-[16/11] w-full md:rounded-2xl" />
        </div>
      </Loading>
    </Page>
  );
}
