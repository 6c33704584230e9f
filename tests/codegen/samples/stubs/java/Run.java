/** Runs the main method of every class that is named, in one virtual machine. */
public final class Run {
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    }
  }
}
