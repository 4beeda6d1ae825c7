// The icons in use: a new one is named here, and the page of parts shows it.
export {
  ArrowLeft,
  ArrowRight,
  BookOpen,
  Check,
  ChevronLeft,
  Ellipsis,
  Eye,
  EyeOff,
  Minus,
  Pause,
  Plus,
  RotateCcw,
  RotateCw,
  ScrollText,
  Undo2,
  X,
} from "lucide";
