/** What people say at a table, and how much of it is unread. */
import { api } from '../net/api';
import type { About, ChatMessage } from '../net/wire';
import { play } from '../parts/sound';

export class Chat {
  lines = $state.raw<ChatMessage[]>([]);
  /** The people whose lines are hidden; the server no longer sends new ones. */
  private hidden = $state.raw<ReadonlySet<string>>(new Set());
  readonly shown = $derived(this.lines.filter((it) => !this.hidden.has(it.identity)));
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

  /** Takes a message from the stream; after a reconnect some come twice, and a changed one comes again. */
  receive(line: ChatMessage): void {
    const at = this.lines.findIndex((it) => it.id === line.id);
    if (at >= 0) {
      this.lines = this.lines.map((it, index) => (index === at ? line : it));
      return;
    }
    this.lines = [...this.lines, line];
    if (this.open) return;
    this.unread += 1;
    play('chat');
  }

  /** A message was deleted. */
  unsaid(id: number): void {
    this.lines = this.lines.filter((it) => it.id !== id);
  }

  /** Hides what somebody writes, or shows it again. Whether that was possible. */
  async mute(person: string, wanted: boolean): Promise<boolean> {
    try {
      await (wanted ? api.mute(person) : api.unmute(person));
      const hidden = new Set(this.hidden);
      if (wanted) hidden.add(person);
      else {
        hidden.delete(person);
        await this.load();
      }
      this.hidden = hidden;
      return true;
    } catch (error) {
      this.onrefused(error);
      return false;
    }
  }

  /** Reports something at this table to the operator. */
  async report(about: About, reason: string): Promise<boolean> {
    try {
      return await api.report(this.id, about, reason);
    } catch (error) {
      this.onrefused(error);
      return false;
    }
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
