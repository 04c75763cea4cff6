import { answerCalls } from "../../platform/workers/answerCalls.ts";
import { publishTasks } from "./publishTasks.ts";

answerCalls(publishTasks, () => []);
