/** What people say at a table, and how much of it is unread. */
import { api } from '../net/api';
import type { ChatMessage } from '../net/wire';
import { play } from '../parts/sound';

export class Chat {
  lines = $state.raw<ChatMessage[]>([]);
  unread = $state(0);
  open = $state(false);

  constructor(
    private readonly id: string,
    /** Shows why something was refused. */
    private readonly onrefused: (error: unknown) => void,
  ) {}

  async load(): Promise<void> {
    this.lines = await api.chat(this.id);
  }

  /** Takes a message from the stream; after a reconnect some come twice. */
  receive(line: ChatMessage): void {
    if (this.lines.some((it) => it.id === line.id)) return;
    this.lines = [...this.lines, line];
    if (this.open) return;
    this.unread += 1;
    play('chat');
  }

  async say(text: string): Promise<boolean> {
    try {
      await api.say(this.id, text);
      return true;
    } catch (error) {
      this.onrefused(error);
      return false;
    }
  }

  show(open: boolean): void {
    this.open = open;
    this.unread = 0;
  }
}
