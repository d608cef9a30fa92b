/** Which leads the viewer lost since the own last turn: what concerns the viewer comes first. */
import { KINGDOMS, kingdomOf, type KingdomId, type KingdomsProps, type Owner } from './wire';

export interface Lost {
  kingdom: KingdomId;
  /** The owners that are first there now; with the viewer among them it is a tie. */
  leaders: Owner[];
}

export class Leads {
  /** The leaders of each kingdom when the viewer had done the last thing, and the age of that. */
  private base = $state.raw<{ age: number; leaders: Record<string, Owner[]> } | null>(null);

  constructor(private readonly props: () => KingdomsProps) {
    $effect(() => {
      const { frame, since } = props();
      if (since.length > 0) return;
      const rows = frame.figures.kingdoms.map((it) => [it.kingdom, it.leaders] as const);
      this.base = { age: frame.view.age, leaders: Object.fromEntries(rows) };
    });
  }

  get lost(): Lost[] {
    const { frame, viewer } = this.props();
    const { base } = this;
    if (viewer === null || base?.age !== frame.view.age) return [];
    return KINGDOMS.flatMap((kingdom) => {
      const { leaders } = kingdomOf(frame.figures.kingdoms, kingdom);
      const before = base.leaders[kingdom] ?? [];
      const worse = !leaders.includes(viewer) || leaders.length > before.length;
      return before.includes(viewer) && worse && leaders.length > 0 ? [{ kingdom, leaders }] : [];
    });
  }
}
