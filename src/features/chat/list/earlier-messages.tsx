import { Component, type ReactNode, type RefObject, useRef } from 'react';
import { useOnline } from '@/components/hooks/use-online';
import { useInView } from '@/components/hooks/use-viewport';
import { useEarlierMessages } from '@/features/chat/data/earlier-messages';
import type { LoadedChat } from '@/features/chat/data/pages';
import { useI18n } from '@/i18n/context';

interface ReadingPositionProps {
  log: RefObject<HTMLElement | null>;
  /** Changes with what is above the first message. */
  top: string;
}

/** Keeps what is read in its place when something is added above it. Browsers do not at the top of a log, and Safari nowhere. */
export class ReadingPosition extends Component<ReadingPositionProps> {
  override getSnapshotBeforeUpdate({ top }: ReadingPositionProps): number | null {
    const log = this.props.log.current;
    return log && top !== this.props.top ? log.scrollHeight - log.scrollTop : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, distanceFromEnd: number | null): void {
    const log = this.props.log.current;
    if (log && distanceFromEnd !== null) log.scrollTop = log.scrollHeight - distanceFromEnd;
  }

  override render(): ReactNode {
    return null;
  }
}

/** Earlier messages are loaded when fewer pixels than this are above the view. */
const rootMargin = '600px 0px 0px 0px';

interface EarlierMessagesProps {
  matchId: number;
  chat: LoadedChat | undefined;
  log: RefObject<HTMLElement | null>;
  /** Whether earlier messages are wanted wherever the person reads. */
  isWanted: boolean;
}

/** Stands above the first message while earlier ones are missing, and loads them. */
export function EarlierMessages({ matchId, chat, log, isWanted }: EarlierMessagesProps) {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const line = useRef<HTMLDivElement>(null);
  const isNear = useInView(line, rootMargin, log);
  useEarlierMessages(matchId, chat, isWanted || isNear);
  return (
    <div ref={line} role="presentation" className="grid h-12 shrink-0 place-items-center text-sm text-muted">
      {isOnline && LL.common.states.loading()}
    </div>
  );
}
