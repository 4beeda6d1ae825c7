// The page's icons, all from Lucide: decoration only, so that each element around one has words or a name. A new one is
// added here, and the gallery shows it.
import type { IconNode } from "lucide";
import { h } from "preact";
import "./icon.css";

export {
  ArrowLeft,
  ArrowRight,
  Bookmark,
  BookOpen,
  Check,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  ClipboardList,
  Ellipsis,
  Eye,
  Lightbulb,
  Minus,
  Pause,
  Play,
  Plus,
  RotateCcw,
  RotateCw,
  ScrollText,
  Share2,
  Smartphone,
  Split,
  Undo2,
  X,
} from "lucide";

/** As high as the text around it and a little more; the styles of its place may say otherwise. */
export const Icon = ({ of }: { of: IconNode }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    {of.map(([tag, attributes], index) => h(tag, { key: index, ...attributes }))}
  </svg>
);
