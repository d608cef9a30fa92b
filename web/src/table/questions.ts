/** Questions about the position on the screen: why not, and what if. Answers are remembered per version. */
import type { Frame, Preview, Seat, Wire } from '../board';
import { Refused, api } from '../net/api';

/** The position that is asked about; `null` where nothing may be asked. */
type Position = { seat: Seat; frame: Frame } | null;

export class Questions {
  private readonly previews = new Map<string, Promise<Preview | null>>();
  private call = new AbortController();

  constructor(
    private readonly id: string,
    private readonly position: () => Position,
    private readonly reason: (error: unknown) => string,
    private readonly words: (refusal: Wire) => string,
  ) {}

  /** Why an action, or one of several in a row, is not possible, in words; `null` if it is. */
  async why(action: Wire | Wire[]): Promise<string | null> {
    const at = this.position();
    if (!at) return null;
    try {
      const actions = Array.isArray(action) ? action : [action];
      const answer = await api.preview(this.id, at.seat, actions, this.call.signal);
      return 'refusal' in answer ? this.words(answer.refusal) : null;
    } catch (error) {
      return error instanceof Refused && error.offline ? null : this.reason(error);
    }
  }

  /** What these actions would do; `null` if they are refused. */
  preview(actions: Wire[]): Promise<Preview | null> {
    const at = this.position();
    if (!at) return Promise.resolve(null);
    const key = `${at.frame.version} ${at.seat} ${JSON.stringify(actions)}`;
    const known = this.previews.get(key);
    if (known) return known;
    const asked = api
      .preview(this.id, at.seat, actions, this.call.signal)
      .then((answer) => ('preview' in answer ? answer.preview : null))
      .catch(() => {
        this.previews.delete(key);
        return null;
      });
    this.previews.set(key, asked);
    return asked;
  }

  /** The position is about to change: what is under way would answer about the old one. */
  cancel(): void {
    this.call.abort();
    this.call = new AbortController();
  }

  forget(): void {
    this.previews.clear();
  }
}
