import { Outlet } from '@tanstack/react-router';
import { contentId, SkipToContent } from '@/components/focus/skip-link';
import { Footer, HeaderTools, HomeLink } from './header-footer';
import { SignalBar } from './signal-bar';

export const LoginLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <SkipToContent />
    <header className="relative z-10 wrap-break-word">
      <div className="page flex min-h-(--bar-height) items-center">
        <HomeLink />
        <SignalBar />
        <span className="flex-1 max-md:hidden" />
        <HeaderTools />
      </div>
    </header>
    <main
      id={contentId}
      tabIndex={-1}
      className="mx-auto w-full max-w-md flex-1 px-gutter pt-6 pb-12 outline-none md:pt-12"
    >
      <div className="md:rounded-card md:bg-surface md:p-8 md:shadow-card">
        <Outlet />
      </div>
    </main>
    <Footer />
  </div>
);
